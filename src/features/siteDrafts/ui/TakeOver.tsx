import { Button } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { store as noticesStore } from '@wordpress/notices';
import { Confirm } from '@/ui/Confirm';
import type { NamedDraft } from '../data/draftDialog';
import { refetchDrafts } from '../data/freshDrafts';
import { takeOver } from '../data/takeOver';
import type { DraftChange } from '../model/change';
import { refusalOf } from './takeOverLabels';
import { acceptTexts, takeOverTexts } from './takeOverTexts';

interface TakeOverProps {
	readonly draft: NamedDraft;
	readonly change: DraftChange;
	readonly title: string;
	/** The reason why it wasn’t taken over; empty once it is tried again. */
	readonly onProblem: ( message: string ) => void;
}

/** Takes over one change, or accepts one of an agent, after a question. */
export function TakeOver( { draft, change, title, onProblem }: TakeOverProps ) {
	const { createSuccessNotice } = useDispatch( noticesStore );
	const [ isAsking, setAsking ] = useState( false );
	const [ isBusy, setBusy ] = useState( false );
	const words = ( change.isProposed ? acceptTexts : takeOverTexts )( title );
	const act = async () => {
		setAsking( false );
		setBusy( true );
		onProblem( '' );
		const result = await takeOver( draft.id, [ change ] );
		const refusal = refusalOf( result );
		setBusy( false );
		if ( result.ok ) {
			refetchDrafts();
		}
		if ( refusal ) {
			onProblem( refusal.message );
			return;
		}
		void createSuccessNotice( words.done, { type: 'snackbar' } );
	};
	return (
		<div>
			<Button
				size="compact"
				variant="secondary"
				isBusy={ isBusy }
				disabled={ isBusy }
				accessibleWhenDisabled
				aria-label={ words.label }
				onClick={ () => setAsking( true ) }
			>
				{ words.button }
			</Button>
			{ isAsking && (
				<Confirm
					confirmButtonText={ words.confirm }
					onCancel={ () => setAsking( false ) }
					onConfirm={ () => void act() }
				>
					{ words.question }
				</Confirm>
			) }
		</div>
	);
}
