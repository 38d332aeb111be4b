import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { backup } from '@wordpress/icons';
import {
	type DocumentRef,
	type EntityRecord,
} from '../../documents/index.model';
import { Revisions } from '../../revisions/index.editor';
import { revisionCount } from '../../revisions/index.model';
import { useFrameLayout } from './useFrameLayout';
import styles from './DocumentSummary.module.css';

interface DocumentRevisionsProps {
	readonly document: DocumentRef;
	readonly post: EntityRecord;
	readonly isOpen: boolean;
	readonly onOpen: () => void;
	readonly onClose: () => void;
}

/** The link to a document's revisions, if there are any. */
export function DocumentRevisions( {
	document,
	post,
	isOpen,
	onOpen,
	onClose,
}: DocumentRevisionsProps ) {
	const count = revisionCount( post );
	const frame = useFrameLayout( document.type );
	if ( count === 0 ) {
		return null;
	}
	return (
		<div className={ styles.entry }>
			<Button
				__next40pxDefaultSize
				icon={ backup }
				aria-haspopup="dialog"
				onClick={ onOpen }
			>
				{ sprintf(
					/* translators: %d: number of revisions. */
					__( 'Revisions (%d)', 'atelier' ),
					count
				) }
			</Button>
			{ isOpen && (
				<Revisions
					document={ document }
					frame={ frame }
					onClose={ onClose }
				/>
			) }
		</div>
	);
}
