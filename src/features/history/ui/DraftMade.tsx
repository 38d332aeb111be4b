import { Button, Modal } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { MouseEvent } from 'react';
import { DialogButtons } from '@/ui/DialogActions';
import { isPlainClick } from '@/ui/isPlainClick';
import { switchDraft } from '@/features/siteDrafts';
import type { MadeDraft } from '../data/requests';
import styles from './Dialog.module.css';

interface DraftMadeProps {
	readonly draft: MadeDraft;
	readonly onClose: () => void;
}

/** Lists the changes of a new site draft and the records left out, with a link that opens it. */
export const DraftMade = ( { draft, onClose }: DraftMadeProps ) => (
	<Modal
		title={ __( 'Site draft created', 'atelier' ) }
		onRequestClose={ onClose }
		size="medium"
		overlayClassName="atelier-overlay"
	>
		<p className={ styles.text }>
			{ sprintf(
				/* translators: 1: title of a site draft. 2: number of items. */
				_n(
					'“%1$s” changes %2$d item. Your site stays as it is until you publish this site draft.',
					'“%1$s” changes %2$d items. Your site stays as it is until you publish this site draft.',
					draft.count,
					'atelier'
				),
				draft.title,
				draft.count
			) }
		</p>
		{ draft.skipped.length > 0 && (
			<>
				<p className={ styles.text }>
					{ __( 'These items were left out:', 'atelier' ) }
				</p>
				<ul className={ styles.records }>
					{ draft.skipped.map( ( { label, message }, at ) => (
						<li key={ at } className={ styles.record }>
							<strong>{ label }</strong>
							<p className={ styles.quiet }>{ message }</p>
						</li>
					) ) }
				</ul>
			</>
		) }
		<DialogButtons>
			<Button
				__next40pxDefaultSize
				variant="tertiary"
				onClick={ onClose }
			>
				{ __( 'Not now', 'atelier' ) }
			</Button>
			<Button
				__next40pxDefaultSize
				variant="primary"
				href={ draft.url }
				onClick={ ( event: MouseEvent< HTMLElement > ) => {
					if ( isPlainClick( event ) ) {
						event.preventDefault();
						// The question about unsaved changes is a dialog of its own.
						onClose();
						switchDraft( draft, draft.url );
					}
				} }
			>
				{ __( 'Open site draft', 'atelier' ) }
			</Button>
		</DialogButtons>
	</Modal>
);
