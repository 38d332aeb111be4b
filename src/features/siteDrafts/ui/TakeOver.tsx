import { Button } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { store as noticesStore } from '@wordpress/notices';
import { Confirm } from '@/ui/Confirm';
import { ErrorText } from '@/ui/ErrorText';
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
}

/** Takes over one change, or accepts one of an agent, after a question. */
export function TakeOver( { draft, change, title }: TakeOverProps ) {
	const { createSuccessNotice } = useDispatch( noticesStore );
	const [ isAsking, setAsking ] = useState( false );
	const [ isBusy, setBusy ] = useState( false );
	const [ problem, setProblem ] = useState( '' );
	const words = ( change.isProposed ? acceptTexts : takeOverTexts )( title );
	const act = async () => {
		setAsking( false );
		setBusy( true );
		setProblem( '' );
		const result = await takeOver( draft.id, [ change ] );
		const refusal = refusalOf( result );
		setBusy( false );
		if ( result.ok ) {
			refetchDrafts();
		}
		if ( refusal ) {
			setProblem( refusal.message );
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
			<ErrorText>{ problem }</ErrorText>
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
