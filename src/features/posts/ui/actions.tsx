import { __, _x, isRTL } from '@wordpress/i18n';
import {
	backup,
	drawerLeft,
	drawerRight,
	external,
	pencil,
} from '@wordpress/icons';
import type { Action } from '@/dataview';
import { boot, type PostTypeSummary } from '@/platform/boot';
import { openBeside, ownScreenUrl } from '@/platform/ownScreen';
import { documentRoute, navigate } from '@/routing';
import { InDialog } from '@/ui/InDialog';
import { viewRevisions } from '@/features/revisions';
import { ASSIGNMENT_MESSAGES, type PageRole } from '@/features/siteSettings';
import { job } from '../data/job';
import type { Post } from '../model/post';
import { CHANGE_MESSAGES } from './changeMessages';
import { postEditing } from './postEditing';

/** Opens an item on the edit canvas, or its own screen in wp-admin. */
export const openPost = ( post: Post ): void => {
	const { type, id } = post;
	if ( hasOwnScreen( post ) ) {
		openBeside( ownScreenUrl( id ) );
	} else {
		navigate( documentRoute, { type, id, isEditing: true } );
	}
};

/** Of its type, or of this item. */
const hasOwnScreen = ( { type, hasOwnScreen: isOwn }: Post ): boolean =>
	isOwn || boot().postTypes[ type ]?.hasBlockEditor === false;

const isTrashed = ( { status }: Post ): boolean => status === 'trash';

/** Whether an item can be opened on the edit canvas. */
export const isEditable = ( post: Post ): boolean =>
	post.canEdit && ! isTrashed( post );

const isBlocks = ( post: Post ): boolean =>
	isEditable( post ) && ! hasOwnScreen( post );

/**
 * The actions on posts of a type.
 *
 * @param type
 * @param onQuickEdit Opens quick edit beside the list; undefined if there is no room.
 */
export const makeActions = (
	{ isViewable, hasOrder, hasTitle, hasTrash, canCreate }: PostTypeSummary,
	onQuickEdit?: ( posts: readonly Post[] ) => void
): readonly Action< Post >[] => [
	{
		id: 'edit',
		label: __( 'Edit', 'atelier' ),
		icon: pencil,
		isPrimary: true,
		isEligible: isEditable,
		callback: ( [ post ] ) => {
			if ( post ) {
				openPost( post );
			}
		},
	},
	...( onQuickEdit
		? [
				{
					id: 'quick-edit',
					label: __( 'Quick edit', 'atelier' ),
					icon: isRTL() ? drawerLeft : drawerRight,
					isPrimary: true,
					supportsBulk: true,
					isEligible: isEditable,
					callback: onQuickEdit,
				},
			]
		: [] ),
	{
		id: 'view',
		label: _x( 'View', 'verb', 'atelier' ),
		icon: external,
		isPrimary: true,
		isEligible: ( post ) =>
			isViewable && post.link !== '' && ! isTrashed( post ),
		callback: ( [ post ] ) => {
			if ( post ) {
				window.open( viewUrl( post ), '_blank', 'noreferrer' );
			}
		},
	},
	viewRevisions( isBlocks ),
	{
		id: 'rename',
		label: __( 'Rename', 'atelier' ),
		isEligible: ( post ) => hasTitle && isEditable( post ),
		modalSize: 'small',
		RenderModal: dialogOfOne( 'RenamePostDialog' ),
	},
	{
		id: 'duplicate',
		label: __( 'Duplicate', 'atelier' ),
		// Of others only the text would be copied.
		isEligible: ( post ) => canCreate && isBlocks( post ),
		modalSize: 'small',
		RenderModal: dialogOfOne( 'DuplicateDialog' ),
	},
	{
		id: 'order',
		label: __( 'Order', 'atelier' ),
		isEligible: ( post ) => hasOrder && isEditable( post ),
		modalSize: 'small',
		RenderModal: dialogOfOne( 'OrderDialog' ),
	},
	assignment( 'homepage' ),
	assignment( 'postsPage' ),
	{
		id: 'template',
		label: CHANGE_MESSAGES.template.action(),
		supportsBulk: true,
		isEligible: isEditable,
		modalSize: 'small',
		RenderModal: dialogOfSeveral( 'TemplateDialog' ),
	},
	{
		id: 'status',
		label: CHANGE_MESSAGES.status.action(),
		supportsBulk: true,
		isEligible: isEditable,
		modalSize: 'small',
		RenderModal: dialogOfSeveral( 'StatusDialog' ),
	},
	{
		id: 'author',
		label: CHANGE_MESSAGES.author.action(),
		supportsBulk: true,
		isEligible: ( post ) => isEditable( post ) && post.canAssignAuthor,
		modalSize: 'small',
		RenderModal: dialogOfSeveral( 'AuthorDialog' ),
	},
	{
		id: 'restore',
		label: __( 'Restore', 'atelier' ),
		icon: backup,
		isPrimary: true,
		supportsBulk: true,
		isEligible: ( post ) => isTrashed( post ) && post.canEdit,
		callback: startWith( 'restore' ),
	},
	{
		id: 'trash',
		label: __( 'Move to trash', 'atelier' ),
		supportsBulk: true,
		isDestructive: true,
		isEligible: ( post ) =>
			( post.ownTrash ?? hasTrash ) &&
			! isTrashed( post ) &&
			post.canDelete,
		callback: startWith( 'trash' ),
	},
	{
		id: 'delete',
		label: __( 'Permanently delete', 'atelier' ),
		supportsBulk: true,
		isDestructive: true,
		isEligible: ( post ) =>
			( ! ( post.ownTrash ?? hasTrash ) || isTrashed( post ) ) &&
			post.canDelete,
		callback: startWith( 'delete' ),
	},
];

function assignment( role: PageRole ): Action< Post > {
	return {
		id: role,
		label: ASSIGNMENT_MESSAGES[ role ].action(),
		isEligible: ( { type, status } ) =>
			type === 'page' && status === 'publish' && boot().canManageSite,
		modalSize: 'small',
		RenderModal: ( { items: [ page ], closeModal } ) =>
			page ? (
				<InDialog of={ postEditing }>
					{ ( { AssignmentDialog } ) => (
						<AssignmentDialog
							role={ role }
							page={ page }
							onClose={ closeModal }
						/>
					) }
				</InDialog>
			) : null,
	};
}

type Dialog = NonNullable< Action< Post >[ 'RenderModal' ] >;

function dialogOfOne(
	name: 'DuplicateDialog' | 'OrderDialog' | 'RenamePostDialog'
): Dialog {
	return ( { items: [ post ], closeModal } ) =>
		post ? (
			<InDialog of={ postEditing }>
				{ ( { [ name ]: One } ) => (
					<One post={ post } onClose={ closeModal } />
				) }
			</InDialog>
		) : null;
}

function dialogOfSeveral(
	name: 'AuthorDialog' | 'StatusDialog' | 'TemplateDialog'
): Dialog {
	return ( { items, closeModal } ) => (
		<InDialog of={ postEditing }>
			{ ( { [ name ]: Several } ) => (
				<Several posts={ items } onClose={ closeModal } />
			) }
		</InDialog>
	);
}

const startWith =
	( name: 'trash' | 'restore' | 'delete' ) => ( posts: readonly Post[] ) =>
		job.set( { change: { name }, posts } );

/** Drafts have no public URL; their authors get the preview. */
function viewUrl( { link, status }: Post ): string {
	if ( status === 'publish' || status === 'private' ) {
		return link;
	}
	const url = new URL( link );
	url.searchParams.set( 'preview', 'true' );
	return url.toString();
}
