import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { DialogActions } from '@/ui/DialogActions';
import { assignPage } from '../data/assignPage';
import { usePage } from '../data/usePage';
import {
	assignmentProblem,
	pageWith,
	settingsFor,
	type PageRole,
} from '../model/assignment';
import type { SiteSettings } from '../model/site';
import { ASSIGNMENT_MESSAGES } from './assignmentMessages';
import { WithSite } from './WithSite';
import styles from './HomepagePanels.module.css';

interface AssignmentDialogProps {
	readonly role: PageRole;
	readonly page: { readonly id: string; readonly title: string };
	readonly onClose: () => void;
}

/** Confirms that a page becomes the homepage or the posts page, with the effect on the current one. */
export const AssignmentDialog = ( props: AssignmentDialogProps ) => (
	<WithSite>{ ( site ) => <Question { ...props } site={ site } /> }</WithSite>
);

function Question( {
	role,
	page,
	site,
	onClose,
}: AssignmentDialogProps & { readonly site: SiteSettings } ) {
	const { createSuccessNotice } = useDispatch( noticesStore );
	const [ isBusy, setBusy ] = useState( false );
	const [ failure, setFailure ] = useState( '' );
	const messages = ASSIGNMENT_MESSAGES[ role ];
	const id = Number( page.id );
	const before = usePage( pageWith( role, site ) );
	const problem = assignmentProblem( role, id, site );
	const act = async () => {
		setBusy( true );
		setFailure( '' );
		const reason = await assignPage( settingsFor( role, id, site ) );
		setBusy( false );
		if ( reason !== null ) {
			setFailure( reason );
			return;
		}
		void createSuccessNotice( messages.done(), { type: 'snackbar' } );
		onClose();
	};
	// During the save it has the role already.
	if ( problem && ! isBusy ) {
		return (
			<div className={ styles.fields }>
				<p>{ messages.problems[ problem ]?.() }</p>
				<DialogActions
					label={ messages.action() }
					isBusy={ false }
					isDisabled
					onCancel={ onClose }
				/>
			</div>
		);
	}
	return (
		<div className={ styles.fields }>
			<p>
				{ messages.effect(
					page.title || __( '(no title)', 'atelier' )
				) }{ ' ' }
				{ messages.before( before.title ) }
			</p>
			<DialogActions
				label={ messages.action() }
				isBusy={ isBusy }
				problem={ failure }
				onCancel={ onClose }
				onAct={ () => void act() }
			/>
		</div>
	);
}
