import { Icon } from '@wordpress/components';
import { store as commandsStore } from '@wordpress/commands';
import { store as coreStore } from '@wordpress/core-data';
import { useDispatch, useSelect } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { displayShortcut } from '@wordpress/keycodes';
import { stringOr } from '../../../kernel/guards';
import { boot } from '../../../platform/boot';
import type { DocumentRef, EntityRecord } from '../../documents';
import { documentIcon } from '../../documents';
import { titleOf } from '../../documents/records';
import styles from './DocumentTitle.module.css';

interface DocumentTitleProps {
	readonly document: DocumentRef;
	readonly post: EntityRecord;
}

/** What is being edited, in the middle of the bar; a press opens the command palette to go elsewhere. */
export function DocumentTitle( { document, post }: DocumentTitleProps ) {
	const title = useSelect(
		( select ) => {
			const edited = select( coreStore ).getEditedEntityRecord(
				'postType',
				document.type,
				post.id
			);
			return titleOf( edited || post );
		},
		[ document.type, post ]
	);
	const { open } = useDispatch( commandsStore );
	const type = boot().postTypes[ document.type ]?.label ?? document.type;
	const shown = title || __( '(no title)', 'atelier' );

	return (
		<button
			type="button"
			className={ styles.title }
			onClick={ () => void open() }
			aria-label={ sprintf(
				/* translators: 1: title of a document, 2: its type, such as "Template". */
				__( '%1$s, %2$s. Open command palette', 'atelier' ),
				shown,
				type
			) }
		>
			<Icon
				icon={ documentIcon( document.type, stringOr( post.area ) ) }
			/>
			<span className={ styles.name }>{ shown }</span>
			<span className={ styles.type }>{ type }</span>
			<kbd className={ styles.shortcut }>
				{ displayShortcut.primary( 'k' ) }
			</kbd>
		</button>
	);
}
