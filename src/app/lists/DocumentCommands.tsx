import { useCommand } from '@wordpress/commands';
import { store as coreStore } from '@wordpress/core-data';
import { useSelect } from '@wordpress/data';
import { useEffect, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { isRecord } from '@/kernel/guards';
import {
	labelOfAction,
	useActionRunner,
	type Action,
	type ActionableItem,
} from '@/dataview';
import type { DocumentRef } from '@/features/documents/index.model';
import { ChangeDialog } from '@/features/posts/index.records';
import { anyRoute, navigate } from '@/routing';
import { hasPostsList, wayUpFrom } from '../listOf';
import { usesCommand } from '../records/usesCommand';
import { ListedDocument, type Actable } from './ListedDocument';

/** The actions of the list of a document's type, in the command palette. */
export const DocumentCommands = ( document: DocumentRef ) => (
	<>
		<ListedDocument document={ document }>
			{ ( listed ) => (
				<>
					<Commands type={ document.type } { ...listed } />
					{ listed.item && (
						<UsesCommand
							{ ...document }
							title={ listed.item.title }
						/>
					) }
				</>
			) }
		</ListedDocument>
		{ hasPostsList( document.type ) && (
			<ChangeDialog onDone={ () => undefined } />
		) }
	</>
);

/** Tells where the open document is used; copies of a pattern are on their own. */
function UsesCommand( {
	type,
	id,
	title,
}: DocumentRef & { readonly title: string } ) {
	const isCopied = useSelect(
		( select ) => {
			const record: unknown =
				type === 'wp_block' &&
				select( coreStore ).getEntityRecord( 'postType', type, id );
			return (
				isRecord( record ) &&
				record.wp_pattern_sync_status === 'unsynced'
			);
		},
		[ type, id ]
	);
	useCommand( {
		...usesCommand( {
			type,
			id,
			title: title || __( '(no title)', 'atelier' ),
		} ),
		disabled: isCopied,
	} );
	return null;
}

/** An open document isn't opened again. */
const NOT_HERE: readonly string[] = [ 'edit' ];

/** After these there may be no document left to show. */
const REMOVALS: readonly string[] = [ 'trash', 'delete' ];

function Commands< Item extends Actable >( {
	type,
	item,
	actions,
}: ActionableItem< Item > & Pick< DocumentRef, 'type' > ) {
	const { run, dialog } = useActionRunner< Item >( undefined );
	const isRemoving = useRef( false );
	const isGone = item === undefined || item.status === 'trash';
	useEffect( () => {
		if ( isRemoving.current && isGone ) {
			isRemoving.current = false;
			navigate( anyRoute, wayUpFrom( type ) );
		}
	}, [ isGone, type ] );
	return (
		<>
			{ item &&
				actions
					.filter(
						( action ) =>
							! NOT_HERE.includes( action.id ) &&
							( action.isEligible?.( item ) ?? true )
					)
					.map( ( action ) => (
						<ActionCommand
							key={ action.id }
							action={ action }
							item={ item }
							onRun={ () => {
								isRemoving.current = REMOVALS.includes(
									action.id
								);
								run( action, [ item ] );
							} }
						/>
					) ) }
			{ dialog }
		</>
	);
}

interface ActionCommandProps< Item > {
	readonly action: Action< Item >;
	readonly item: Item;
	readonly onRun: () => void;
}

function ActionCommand< Item extends Actable >( {
	action,
	item,
	onRun,
}: ActionCommandProps< Item > ) {
	const group = action.id === 'view' ? 'view' : 'action';
	useCommand( {
		name: `atelier/${ group }/document-${ action.id }`,
		label: sprintf(
			/* translators: 1: name of an action, such as "Rename", 2: title of its item. */
			__( '%1$s: %2$s', 'atelier' ),
			labelOfAction( action, [ item ] ),
			item.title || __( '(no title)', 'atelier' )
		),
		...( action.icon ? { icon: action.icon } : {} ),
		callback: ( { close } ) => {
			close();
			onRun();
		},
	} );
	return null;
}
