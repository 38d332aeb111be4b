import { dispatch } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { pencil } from '@wordpress/icons';
import { store as noticesStore } from '@wordpress/notices';
import type { Action } from '@/dataview';
import type { AppError } from '@/kernel/result';
import { documentRoute, navigate, registeredPatternRoute } from '@/routing';
import { messageFor } from '@/ui/messages';
import { viewRevisions } from '@/features/revisions';
import type { Removal } from '@/features/documents/index.model';
import { removalAction, renameAction } from '@/features/documents';
import { contentsOf } from '../data/contents';
import type { MayAdd } from '../data/create';
import { duplicate } from '../data/duplicate';
import { exportPatterns } from '../data/exportPatterns';
import type { Pattern } from '../model/pattern';
import type { PatternFile } from '../model/patternFile';
import type { Category } from '../model/sections';
import { InDialog } from '@/ui/InDialog';
import { patternEditing, type PatternEditing } from './patternEditing';

/** Opens a pattern: on the edit canvas, or on its screen if it is read-only. */
export const openPattern = ( { type, id }: Pattern ): void =>
	type === 'pattern'
		? navigate( registeredPatternRoute, { name: id } )
		: navigate( documentRoute, { type, id, isEditing: true } );

/**
 * The actions on patterns and parts.
 *
 * @param may        The types that the user may add.
 * @param categories All categories.
 */
export const makeActions = (
	may: MayAdd,
	categories: readonly Category[]
): readonly Action< Pattern >[] => [
	{
		id: 'edit',
		label: __( 'Edit', 'atelier' ),
		icon: pencil,
		isPrimary: true,
		isEligible: ( { canEdit } ) => canEdit,
		callback: ( [ pattern ] ) => {
			if ( pattern ) {
				openPattern( pattern );
			}
		},
	},
	viewRevisions( ( { canEdit } ) => canEdit ),
	renameAction( patternEditing ),
	{
		id: 'duplicate',
		label: __( 'Duplicate', 'atelier' ),
		isEligible: ( { type } ) =>
			type === 'wp_template_part' ? may.part : may.pattern,
		callback: ( [ pattern ] ) => {
			if ( pattern ) {
				void duplicateAndTell( pattern, categories );
			}
		},
	},
	{
		id: 'assign-categories',
		label: __( 'Assign categories', 'atelier' ),
		supportsBulk: true,
		isEligible: ( { type, canEdit } ) => type === 'wp_block' && canEdit,
		modalHeader: __( 'Assign categories', 'atelier' ),
		modalSize: 'small',
		RenderModal: ( { items, closeModal, onActionPerformed } ) => (
			<InDialog of={ patternEditing }>
				{ ( { AssignCategoriesDialog } ) => (
					<AssignCategoriesDialog
						patterns={ items.map( ( { id, title, termIds } ) => ( {
							id: Number( id ),
							title,
							categories: termIds,
						} ) ) }
						onClose={ closeModal }
						onDone={ () => onActionPerformed?.( items ) }
					/>
				) }
			</InDialog>
		),
	},
	{
		id: 'export',
		label: __( 'Export as JSON', 'atelier' ),
		supportsBulk: true,
		isEligible: ( { type } ) => type === 'wp_block',
		callback: ( patterns ) => void exportAndTell( patterns ),
	},
	...( [ 'reset', 'trash', 'delete' ] as const ).map( ( removal ) =>
		removalAction< Pattern, PatternEditing >( removal, {
			consequence: ( patterns ) => consequenceOf( removal, patterns ),
			editing: patternEditing,
			renderDialog: ( { RemovePatternDialog }, patterns, props ) => (
				<RemovePatternDialog { ...props } patterns={ patterns } />
			),
		} )
	),
];

/** Duplicates a pattern, and shows a notice with a link to the copy. */
async function duplicateAndTell(
	pattern: Pattern,
	categories: readonly Category[]
): Promise< void > {
	const made = await duplicate( pattern, categories );
	if ( ! made.ok ) {
		tellFailed( pattern, made.error );
		return;
	}
	const { title, type, id } = made.value;
	void dispatch( noticesStore ).createSuccessNotice(
		/* translators: %s: title of a copy. */
		sprintf( __( '“%s” created.', 'atelier' ), title ),
		{
			type: 'snackbar',
			actions: [
				{
					label: __( 'Edit', 'atelier' ),
					onClick: () =>
						navigate( documentRoute, {
							type,
							id,
							isEditing: true,
						} ),
				},
			],
		}
	);
}

/** Exports the readable patterns, and shows a notice about the others. */
async function exportAndTell( patterns: readonly Pattern[] ): Promise< void > {
	const contents = await contentsOf( patterns );
	const files = patterns.flatMap( ( pattern, at ): PatternFile[] => {
		const content = contents[ at ];
		if ( content?.ok ) {
			return [
				{
					title: pattern.title,
					content: content.value,
					syncStatus:
						pattern.syncStatus === 'unsynced' ? 'unsynced' : '',
				},
			];
		}
		tellFailed( pattern, content?.error ?? { code: 'missing' } );
		return [];
	} );
	if ( files.length > 0 ) {
		await exportPatterns( files );
	}
}

const tellFailed = ( { id, title }: Pattern, error: AppError ): void =>
	void dispatch( noticesStore ).createErrorNotice(
		sprintf(
			/* translators: 1: title of a pattern, 2: error message. */
			__( '“%1$s”: %2$s', 'atelier' ),
			title || __( '(no title)', 'atelier' ),
			messageFor( error )
		),
		{ id: `atelier-pattern-${ id }` }
	);

function consequenceOf(
	removal: Removal,
	patterns: readonly Pattern[]
): string {
	switch ( removal ) {
		case 'reset':
			return __(
				'Your site will go back to the version from the theme or plugin. All changes and revisions will be permanently deleted.',
				'atelier'
			);
		case 'delete':
			if ( patterns.some( ( { type } ) => type === 'wp_block' ) ) {
				return __(
					'If it’s synced, nothing will be shown in its place. This can’t be undone.',
					'atelier'
				);
			}
			return __(
				'Templates that use it will show nothing in its place. Its revisions will also be deleted.',
				'atelier'
			);
		case 'trash':
			return __(
				'If it’s synced, nothing will be shown in its place until you restore it.',
				'atelier'
			);
	}
}
