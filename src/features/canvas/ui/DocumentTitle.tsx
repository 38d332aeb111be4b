import { Button, Icon } from '@wordpress/components';
import { store as commandsStore } from '@wordpress/commands';
import { store as coreStore } from '@wordpress/core-data';
import { useDispatch, useSelect } from '@wordpress/data';
import { decodeEntities } from '@wordpress/html-entities';
import { __, isRTL, sprintf } from '@wordpress/i18n';
import { arrowLeft, arrowRight } from '@wordpress/icons';
import { displayShortcut } from '@wordpress/keycodes';
import { stringOr } from '@/kernel/guards';
import { boot } from '@/platform/boot';
import { isolated } from '@/ui/quoted';
import {
	type DocumentRef,
	type EntityRecord,
	titleOf,
} from '@/features/documents/index.model';
import { documentIcon } from '@/features/documents';
import styles from './DocumentTitle.module.css';

interface DocumentTitleProps {
	readonly document: DocumentRef;
	readonly post: EntityRecord;
	readonly onBack: ( () => void ) | null;
}

/**
 * The title of the open document, in the middle of the bar; it opens the command palette. Before it, a button back to
 * the previous document.
 */
export function DocumentTitle( {
	document,
	post,
	onBack,
}: DocumentTitleProps ) {
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
	const shown = decodeEntities( title ) || __( '(no title)', 'atelier' );

	return (
		<div className={ styles.place }>
			{ onBack && (
				<Button
					size="compact"
					className={ styles.back ?? '' }
					icon={ isRTL() ? arrowRight : arrowLeft }
					label={ __( 'Back', 'atelier' ) }
					onClick={ onBack }
				/>
			) }
			<h1 className={ styles.heading }>
				<button
					type="button"
					className={ styles.title }
					onClick={ () => void open() }
					aria-label={ sprintf(
						/* translators: 1: title of a document, 2: its type, such as "Template". */
						__( '%1$s, %2$s. Open command palette', 'atelier' ),
						isolated( shown ),
						type
					) }
				>
					<Icon
						icon={ documentIcon(
							document.type,
							stringOr( post.area )
						) }
					/>
					{ /* The space separates the words for screen readers. */ }
					<span className={ styles.name }>
						<bdi>{ shown }</bdi>
					</span>{ ' ' }
					<span className={ styles.type }>{ type }</span>
					<kbd className={ styles.shortcut } aria-hidden="true">
						{ displayShortcut.primary( 'k' ) }
					</kbd>
				</button>
			</h1>
		</div>
	);
}
