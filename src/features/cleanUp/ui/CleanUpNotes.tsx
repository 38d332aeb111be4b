import { __ } from '@wordpress/i18n';
import styles from './CleanUp.module.css';

/** What can't be known, and what isn't listed. */
export const CleanUpNotes = () => (
	<details className={ styles.notes }>
		<summary>{ __( 'What this can’t know', 'atelier' ) }</summary>
		<ul>
			<li>
				{ __(
					'Code of your theme and plugins may mention a pattern, color or font by its name.',
					'atelier'
				) }
			</li>
			<li>
				{ __(
					'Site drafts, the trash, and unsaved changes of other people may still use it.',
					'atelier'
				) }
			</li>
			<li>
				{ __(
					'Presets and fonts of your theme and of WordPress can’t be deleted, so they aren’t listed. Neither are presets of a single block, and aspect ratios: blocks keep their value only.',
					'atelier'
				) }
			</li>
		</ul>
	</details>
);
