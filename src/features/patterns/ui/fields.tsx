import { Icon } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import { lockSmall } from '@wordpress/icons';
import { defineFields, type Field } from '@/dataview';
import { InvalidMark } from '@/ui/InvalidMark';
import type { DocumentAuthor } from '@/features/documents/index.model';
import { AuthorName } from '@/features/documents';
import { usedInField } from '@/features/uses';
import { thingOf, type Pattern, type SyncStatus } from '../model/pattern';
import type { PatternFieldId } from '../model/view';
import { PatternPreview } from './PatternPreview';
import styles from './fields.module.css';

type PatternField = Field< Pattern, PatternFieldId >;

const syncLabel = ( status: SyncStatus ): string =>
	status === 'full'
		? __( 'Synced', 'atelier' )
		: __( 'Not synced', 'atelier' );

/** The fields of all lists of patterns or parts. */
const sharedFields = (): readonly PatternField[] =>
	defineFields< Pattern >()( [
		{
			id: 'preview',
			label: __( 'Preview', 'atelier' ),
			type: 'media',
			enableSorting: false,
			render: ( { item } ) => <PatternPreview pattern={ item } />,
		},
		{
			id: 'title',
			label: __( 'Title', 'atelier' ),
			type: 'text',
			enableHiding: false,
			enableGlobalSearch: true,
			render: ( { item } ) => <PatternTitle pattern={ item } />,
		},
		{
			id: 'description',
			label: __( 'Description', 'atelier' ),
			type: 'text',
			enableSorting: false,
		},
	] );

function PatternTitle( { pattern }: { readonly pattern: Pattern } ) {
	return (
		<span className={ styles.title }>
			<bdi>{ pattern.title || __( '(no title)', 'atelier' ) }</bdi>
			{ pattern.isInvalid && <InvalidMark /> }
			{ pattern.type === 'pattern' && ' ' }
			{ pattern.type === 'pattern' && (
				<span className={ styles.lock }>
					<Icon icon={ lockSmall } size={ 16 } />
					<span className="screen-reader-text">
						{ __( 'This pattern cannot be edited.', 'atelier' ) }
					</span>
				</span>
			) }
		</span>
	);
}

/** How many documents use each, as far as it is known, and whether that is only text. */
type UseFacts = Pick<
	Parameters< typeof usedInField< Pattern > >[ 0 ],
	'counts' | 'isPlain'
>;

/** The fields of a list of patterns. */
export const makePatternFields = (
	uses: UseFacts
): readonly PatternField[] => [
	...sharedFields(),
	{
		id: 'sync-status',
		label: __( 'Sync status', 'atelier' ),
		type: 'text',
		enableSorting: false,
		elements: [
			{
				value: 'full',
				label: syncLabel( 'full' ),
				description: __(
					'Patterns that are kept in sync across the site.',
					'atelier'
				),
			},
			{
				value: 'unsynced',
				label: syncLabel( 'unsynced' ),
				description: __(
					'Patterns that can be changed freely without affecting the site.',
					'atelier'
				),
			},
		],
		filterBy: { operators: [ 'is' ], isPrimary: true },
		getValue: ( { item } ) => item.syncStatus ?? '',
		render: ( { item } ) =>
			item.syncStatus === null ? null : syncLabel( item.syncStatus ),
	},
	usedInField< Pattern >( { kind: 'pattern', thingOf, ...uses } ),
];

/** The fields of a list of parts; it can be filtered by each author. */
export const makePartFields = (
	authors: readonly DocumentAuthor[],
	uses: UseFacts
): readonly PatternField[] => [
	...sharedFields(),
	{
		id: 'author',
		label: __( 'Author', 'atelier' ),
		type: 'text',
		elements: authors.map( ( { name } ) => ( {
			value: name,
			label: name,
		} ) ),
		filterBy: { isPrimary: true },
		getValue: ( { item } ) => item.author?.name ?? '',
		render: ( { item } ) =>
			item.author && <AuthorName author={ item.author } />,
	},
	usedInField< Pattern >( { kind: 'part', thingOf, ...uses } ),
];
