import { openDraft } from '@/platform/siteDraft';
import { recordLabel } from '@/features/documents/index.records';
import { useChangedRecords } from '@/features/saving/index.records';
import { TitlesList } from './TitlesList';
import { unsavedHereLabel } from './unsavedHereLabel';
import styles from './Dialogs.module.css';

interface OwnUnsavedProps {
	readonly draft: number;
	/** Whether there is no room for their titles. */
	readonly isBrief?: boolean;
	/** What that means for what the dialog does. */
	readonly children: string;
}

/** Names the user's unsaved changes in a draft, which aren't part of it yet; nothing without any, or if another draft is open. */
export function OwnUnsaved( {
	draft,
	isBrief = false,
	children,
}: OwnUnsavedProps ) {
	const changed = useChangedRecords();
	return changed.length === 0 || openDraft()?.id !== draft ? null : (
		<div className={ styles.people }>
			<p className={ styles.heading }>
				{ unsavedHereLabel( changed.length ) }
			</p>
			{ ! isBrief && (
				<TitlesList titles={ changed.map( recordLabel ) } />
			) }
			{ children }
		</div>
	);
}
