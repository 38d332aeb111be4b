import { __, _n, sprintf } from '@wordpress/i18n';
import { defineFields } from '@/dataview';
import { documentRoute, Link } from '@/routing';
import { InvalidMark } from '@/ui/InvalidMark';
import { UseCount, usedInShared } from '@/features/uses';
import type { Menu } from '../model/menu';
import styles from './fields.module.css';

/** The numbers of documents that use each menu, which filters compare. */
type UseCounts = ReadonlyMap< string, number >;

/** The fields of the list on a small screen: only the menu itself is a button. */
export const makeNarrowFields = ( counts: UseCounts ) =>
	makeFields( counts ).map( ( field ) =>
		field.id === 'items'
			? { ...field, render: renderCount }
			: field.id === 'usedIn'
				? { ...field, render: renderPlainUses }
				: field
	);

const renderPlainUses = ( { item }: { readonly item: Menu } ) => (
	<>{ titlesOf( item ) || <Count menu={ item } isPlain /> }</>
);

const renderCount = ( { item: { facts } }: { readonly item: Menu } ) => (
	<>
		{ facts
			? sprintf(
					/* translators: %d: number of items. */
					_n( '%d item', '%d items', facts.items, 'atelier' ),
					facts.items
				)
			: UNKNOWN }
	</>
);

/** The fields of the list of menus. */
export const makeFields = ( counts: UseCounts ) =>
	defineFields< Menu >()( [
		{
			id: 'title',
			label: __( 'Title', 'atelier' ),
			type: 'text',
			enableHiding: false,
			enableGlobalSearch: true,
			render: ( { item } ) => (
				<span className={ styles.title }>
					{ item.title || __( '(no title)', 'atelier' ) }
					{ item.facts?.isInvalid && <InvalidMark /> }
					{ item.isDraft && ' ' }
					{ item.isDraft && (
						<span className={ styles.draft }>
							{ __( '(Draft)', 'atelier' ) }
						</span>
					) }
				</span>
			),
		},
		{
			id: 'items',
			label: __( 'Items', 'atelier' ),
			type: 'integer',
			getValue: ( { item } ) => item.facts?.items,
			render: ( { item } ) => <>{ item.facts?.items ?? UNKNOWN }</>,
		},
		{
			...usedInShared(),
			type: 'text',
			enableGlobalSearch: true,
			getValue: ( { item } ) =>
				counts.get( item.id ) === 0 ? 0 : titlesOf( item ),
			render: ( { item } ) => <Uses menu={ item } />,
		},
	] );

const UNKNOWN = '–';

/** The design that shows a menu. */
const titlesOf = ( { facts }: Menu ): string =>
	( facts?.usedIn ?? [] ).map( ( { title } ) => title ).join( ', ' );

/** The number of documents that show a menu, pages and posts among them. */
const Count = ( {
	menu: { id, title },
	isPlain,
}: {
	readonly menu: Menu;
	readonly isPlain: boolean;
} ) => (
	<UseCount kind="menu" thing={ id } title={ title } isPlain={ isPlain } />
);

/** Links to the templates, template parts and patterns that show a menu; where there are none, the number of other documents. */
function Uses( { menu }: { readonly menu: Menu } ) {
	const { facts } = menu;
	if ( ! facts?.usedIn ) {
		return <>{ UNKNOWN }</>;
	}
	if ( facts.usedIn.length === 0 ) {
		return <Count menu={ menu } isPlain={ false } />;
	}
	return (
		<ul className={ styles.uses }>
			{ facts.usedIn.map( ( { type, id, title } ) => (
				<li key={ `${ type } ${ id }` }>
					<Link
						to={ documentRoute }
						params={ { type, id, isEditing: false } }
					>
						{ title || __( '(no title)', 'atelier' ) }
					</Link>
				</li>
			) ) }
		</ul>
	);
}
