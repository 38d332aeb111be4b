import { __, _n, sprintf } from '@wordpress/i18n';
import { defineFields } from '@/dataview';
import { documentRoute, Link } from '@/routing';
import { InvalidMark } from '@/ui/InvalidMark';
import type { Menu } from '../model/menu';
import styles from './fields.module.css';

/** The fields of the list on a small screen: only the menu itself is a button. */
export const makeNarrowFields = () =>
	makeFields()
		.filter( ( { id } ) => id !== 'usedIn' )
		.map( ( field ) =>
			field.id === 'items' ? { ...field, render: renderCount } : field
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
export const makeFields = () =>
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
			id: 'usedIn',
			label: __( 'Used in', 'atelier' ),
			type: 'text',
			enableGlobalSearch: true,
			enableSorting: false,
			getValue: ( { item } ) =>
				( item.facts?.usedIn ?? [] )
					.map( ( { title } ) => title )
					.join( ', ' ),
			render: ( { item } ) => <Uses menu={ item } />,
		},
	] );

const UNKNOWN = '–';

/** Links to the documents that show a menu. */
function Uses( { menu: { facts } }: { readonly menu: Menu } ) {
	if ( ! facts?.usedIn ) {
		return <>{ UNKNOWN }</>;
	}
	if ( facts.usedIn.length === 0 ) {
		return (
			<span className={ styles.nowhere }>
				{ __( 'Not used', 'atelier' ) }
			</span>
		);
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
