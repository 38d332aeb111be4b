import { useCommand } from '@wordpress/commands';
import { useEffect, useRef } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import {
	labelOfAction,
	useActionRunner,
	type Action,
	type ActionableItem,
} from '../../dataview';
import type { DocumentRef } from '../../features/documents/index.model';
import { useMenuActions } from '../../features/navigation/index.records';
import {
	usePartActions,
	usePatternActions,
} from '../../features/patterns/index.records';
import {
	ChangeDialog,
	usePostActions,
} from '../../features/posts/index.records';
import { useTemplateActions } from '../../features/templates/index.records';
import { boot, type PostTypeSummary } from '../../platform/boot';
import { anyRoute, navigate } from '../../routing';
import { hasPostsList, wayUpFrom } from '../listOf';

/** What the list of a document's type would do to it, in the command palette. */
export function DocumentCommands( { type, id }: DocumentRef ) {
	switch ( type ) {
		case 'wp_template':
			return <OfTemplate type={ type } id={ id } />;
		case 'wp_template_part':
			return <OfPart type={ type } id={ id } />;
		case 'wp_block':
			return <OfPattern type={ type } id={ id } />;
		case 'wp_navigation':
			return <OfMenu type={ type } id={ id } />;
		default: {
			const postType = boot().postTypes[ type ];
			return postType && hasPostsList( type ) ? (
				<OfPost type={ type } id={ id } postType={ postType } />
			) : null;
		}
	}
}

const OfTemplate = ( { type, id }: DocumentRef ) => (
	<Commands type={ type } { ...useTemplateActions( id ) } />
);

const OfPart = ( { type, id }: DocumentRef ) => (
	<Commands type={ type } { ...usePartActions( id ) } />
);

const OfPattern = ( { type, id }: DocumentRef ) => (
	<Commands type={ type } { ...usePatternActions( id ) } />
);

const OfMenu = ( { type, id }: DocumentRef ) => (
	<Commands type={ type } { ...useMenuActions( id ) } />
);

const OfPost = ( {
	type,
	id,
	postType,
}: DocumentRef & { readonly postType: PostTypeSummary } ) => (
	<>
		<Commands type={ type } { ...usePostActions( postType, id ) } />
		<ChangeDialog onDone={ () => undefined } />
	</>
);

/** What is open already is not opened again. */
const NOT_HERE: readonly string[] = [ 'edit' ];

/** After these there may be nothing left to be shown. */
const REMOVALS: readonly string[] = [ 'trash', 'delete' ];

interface Actable {
	readonly title: string;
	readonly status?: string;
}

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
			/* translators: 1: what is done, such as "Rename", 2: title of what it is done to. */
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
