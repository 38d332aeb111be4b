import { __, sprintf } from '@wordpress/i18n';
import type { OpenedDraft } from '../../../platform/boot';
import { BarNote, BarWords } from '../../../ui/Bar';
import type { SiteDraft } from '../model/siteDraft';
import { countLabel, openStatusLabel, titleLabel } from './draftLabels';
import { OthersHere } from './OthersHere';
import styles from './DraftNote.module.css';

interface DraftNoteProps {
	readonly opened: OpenedDraft;
	/** The draft as it is now; null if it is as it was opened. */
	readonly now: SiteDraft | null;
}

/** The open draft in words: its name, how much it changes, and when it will be published or why it won't be. */
export function DraftNote( { opened, now }: DraftNoteProps ) {
	const { title, count } = now ?? opened;
	const note =
		( now && openStatusLabel( now ) ) ||
		__( 'Visitors don’t see this yet.', 'atelier' );
	const name = sprintf(
		/* translators: %s: title of a site draft. */
		__( 'Site draft: %s', 'atelier' ),
		titleLabel( title )
	);
	return (
		<BarWords title={ name }>
			<span className={ styles.count }>{ countLabel( count ) }</span>
			<BarNote role="status">{ note }</BarNote>
			<OthersHere />
		</BarWords>
	);
}
