import { __, sprintf } from '@wordpress/i18n';
import type { RefObject } from 'react';
import type { OpenedDraft } from '@/platform/boot';
import { BarNote, BarText } from '@/ui/Bar';
import type { SiteDraft } from '../model/siteDraft';
import { countLabel, openStatusLabel, titleLabel } from './draftLabels';
import { OthersHere } from './OthersHere';
import styles from './DraftNote.module.css';

interface DraftNoteProps {
	readonly opened: OpenedDraft;
	/** The draft as it is now; null if it is as it was opened. */
	readonly now: SiteDraft | null;
	/** What to measure, and how much room there is; see `useRoom`. */
	readonly room?: {
		readonly element: RefObject< HTMLParagraphElement >;
		/** Whether the words take two lines also in wider windows than those of phones. */
		readonly isStacked: boolean;
		/** Whether there is no room for how much the draft changes. */
		readonly isBrief: boolean;
	};
}

/** When it will be published, why it won't be, or that it isn't. */
export const noteOf = ( now: SiteDraft | null ): string =>
	( now && openStatusLabel( now ) ) ||
	__( 'Visitors don’t see this yet.', 'atelier' );

/** The open draft in words: its name, how much it changes, and when it will be published or why it won't be. */
export function DraftNote( { opened, now, room }: DraftNoteProps ) {
	const { title, count } = now ?? opened;
	const note = noteOf( now );
	return (
		<BarText
			title={ ( name ) =>
				sprintf(
					/* translators: %s: title of a site draft. */
					__( 'Site draft: %s', 'atelier' ),
					name
				)
			}
			name={ titleLabel( title ) }
			element={ room?.element }
			isStacked={ room?.isStacked }
		>
			{ ! room?.isBrief && (
				<span className={ styles.count }>{ countLabel( count ) }</span>
			) }
			<BarNote role="status">{ note }</BarNote>
			<OthersHere />
		</BarText>
	);
}
