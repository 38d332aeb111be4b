import { Button } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { Confirm } from '../../../ui/Confirm';
import { ErrorText } from '../../../ui/ErrorText';
import type { NamedDraft } from '../data/draftDialog';
import { refetchDrafts } from '../data/freshDrafts';
import { takeOver } from '../data/takeOver';
import type { DraftChange } from '../model/change';
import { refusalOf } from './takeOverLabels';

interface TakeOverProps {
	readonly draft: NamedDraft;
	readonly change: DraftChange;
	readonly title: string;
}

/** Takes over one change after a question. */
export function TakeOver( { draft, change, title }: TakeOverProps ) {
	const { createSuccessNotice } = useDispatch( noticesStore );
	const [ isAsking, setAsking ] = useState( false );
	const [ isBusy, setBusy ] = useState( false );
	const [ problem, setProblem ] = useState( '' );
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
		void createSuccessNotice(
			sprintf(
				/* translators: %s: title of a record. */
				__( 'The changes to “%s” are now yours.', 'atelier' ),
				title
			),
			{ type: 'snackbar' }
		);
	};
	return (
		<div>
			<Button
				size="compact"
				variant="secondary"
				isBusy={ isBusy }
				disabled={ isBusy }
				accessibleWhenDisabled
				aria-label={ sprintf(
					/* translators: %s: title of a record. */
					__( 'Take over “%s”…', 'atelier' ),
					title
				) }
				onClick={ () => setAsking( true ) }
			>
				{ __( 'Take over…', 'atelier' ) }
			</Button>
			<ErrorText>{ problem }</ErrorText>
			{ isAsking && (
				<Confirm
					confirmButtonText={ __( 'Take over', 'atelier' ) }
					onCancel={ () => setAsking( false ) }
					onConfirm={ () => void act() }
				>
					{ sprintf(
						/* translators: %s: title of a record. */
						__(
							'Take over the changes to “%s”? They will count as yours and be published with your rights. Check them first. This can’t be undone.',
							'atelier'
						),
						title
					) }
				</Confirm>
			) }
		</div>
	);
}
