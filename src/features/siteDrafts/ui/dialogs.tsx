import { assertNever } from '@/kernel/invariant';
import { openDraft } from '@/platform/siteDraft';
import type { DraftDialog } from '../data/draftDialog';
import { AskDialog } from './AskDialog';
import { CompareDraftDialog } from './CompareDraftDialog';
import {
	CreateDialog,
	DeleteDraftDialog,
	RenameDraftDialog,
} from './ManageDialogs';
import { LeaveDialog } from './LeaveDialog';
import { MoveDialog } from './MoveDialog';
import { PublishDraftDialog } from './PublishDraftDialog';
import { ScheduleDialog } from './ScheduleDialog';
import { ShareDialog } from './ShareDialog';

export { EndDialog } from './EndDialog';
export { SaveToDraftDialog } from './SaveToDraftDialog';

interface DraftDialogsProps {
	readonly dialog: DraftDialog;
	readonly onClose: () => void;
}

/** The dialogs about site drafts, in a chunk of their own. */
export function DraftDialogs( { dialog, onClose }: DraftDialogsProps ) {
	switch ( dialog.name ) {
		case 'create':
			return <CreateDialog onClose={ onClose } />;
		case 'rename':
			return (
				<RenameDraftDialog draft={ dialog.draft } onClose={ onClose } />
			);
		case 'delete':
			return (
				<DeleteDraftDialog draft={ dialog.draft } onClose={ onClose } />
			);
		case 'share':
			return <ShareDialog draft={ dialog.draft } onClose={ onClose } />;
		case 'schedule':
			return (
				<ScheduleDialog draft={ dialog.draft } onClose={ onClose } />
			);
		case 'publish':
			return (
				<PublishDraftDialog
					draft={ dialog.draft }
					onClose={ onClose }
				/>
			);
		case 'move':
			return (
				<MoveDialog
					draft={ dialog.draft }
					change={ dialog.change }
					label={ dialog.label }
					onClose={ onClose }
				/>
			);
		case 'ask':
			return (
				<AskDialog
					draft={ dialog.draft }
					about={ dialog.about }
					onClose={ onClose }
				/>
			);
		case 'leave':
			return (
				<LeaveDialog
					to={ dialog.to }
					href={ dialog.href }
					onClose={ onClose }
				/>
			);
		case 'compare': {
			const draft = dialog.draft ?? openDraft();
			return (
				draft && (
					<CompareDraftDialog
						draft={ draft }
						of={ dialog.of }
						onClose={ onClose }
					/>
				)
			);
		}
		default:
			return assertNever( dialog );
	}
}
