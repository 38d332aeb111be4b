import { useState } from '@wordpress/element';
import { useDialogTurn } from '@/ui/useDialogTurn';
import type {
	DocumentRef,
	EntityRecord,
} from '@/features/documents/index.model';
import {
	isInherited,
	replaceContent,
} from '@/features/documents/index.records';
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
	const isTurn = useDialogTurn( 'starters', starters.length > 0 );
	return isTurn ? (
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
