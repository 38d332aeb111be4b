import { __ } from '@wordpress/i18n';
import type { ReactNode } from 'react';
import { openDraft } from '@/platform/siteDraft';
import styles from './LiveNote.module.css';

/** Says, while a site draft is open, that what is next to it changes the live site; in other words if they are given. */
export const LiveNote = ( { children }: { readonly children?: ReactNode } ) =>
	openDraft() && (
		<p className={ styles.note }>
			{ children ??
				__(
					'This isn’t part of the site draft: it changes your live site right away.',
					'atelier'
				) }
		</p>
	);
