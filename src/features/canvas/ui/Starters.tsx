import { useEffect, useState } from '@wordpress/element';
import type { DocumentRef, EntityRecord } from '../../documents/index.model';
import { isInherited, replaceContent } from '../../documents/index.records';
import { useOtherDialog } from '../data/useOtherDialog';
import { isStartWanted, markAnswered, useStarters } from '../data/useStarters';
import { StartersDialog } from './StartersDialog';

interface StartersProps {
	readonly document: DocumentRef;
	readonly post: EntityRecord;
}

/** Offers starters for a document, once. Does nothing if its content has already been chosen. */
export function Starters( { document, post }: StartersProps ) {
	const [ isWanted, setIsWanted ] = useState( () =>
		isStartWanted( document, post )
	);
	const answer = () => {
		markAnswered( document );
		setIsWanted( false );
	};
	return isWanted ? (
		<Offer document={ document } post={ post } onAnswer={ answer } />
	) : null;
}

function Offer( {
	document,
	post,
	onAnswer,
}: StartersProps & { readonly onAnswer: () => void } ) {
	const starters = useStarters( document, post );
	const isOther = useOtherDialog();
	const [ isOpen, setIsOpen ] = useState( false );
	const isTurn = starters.length > 0 && ! isOther;
	useEffect( () => {
		// From then on, the open dialog is this one.
		if ( isTurn ) {
			setIsOpen( true );
		}
	}, [ isTurn ] );
	return isOpen ? (
		<StartersDialog
			starters={ starters }
			hasContent={ isInherited( document ) }
			onChoose={ ( { content } ) => {
				replaceContent( document, content );
				onAnswer();
			} }
			onClose={ onAnswer }
		/>
	) : null;
}
