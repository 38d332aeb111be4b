import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { defineFields, type Option } from '@/dataview';
import { numberLabel } from '@/ui/numberLabel';
import { OWNERS, type UsedType } from '../model/usedType';
import {
	blocksLabel,
	documentsLabel,
	ownerLabel,
	stateLabel,
	typeTitle,
} from './labels';
import styles from './BlockTypes.module.css';

interface TypeFieldsOptions {
	/** Those who have brought types, as the filter offers them. */
	readonly owners: readonly Option[];
	/** Shows where a type is used; null inside of buttons. */
	readonly onShow: ( ( type: UsedType ) => void ) | null;
}

/** The fields of the list of block types. */
export const makeTypeFields = ( { owners, onShow }: TypeFieldsOptions ) =>
	defineFields< UsedType >()( [
		{
			id: 'title',
			label: __( 'Block', 'atelier' ),
			type: 'text',
			enableHiding: false,
			enableGlobalSearch: true,
			getValue: ( { item } ) =>
				item.title ? `${ item.title } ${ item.id }` : item.id,
			render: ( { item } ) => (
				<span className={ styles.title }>
					{ typeTitle( item ) }
					{ item.title !== '' && (
						<bdi className={ styles.name }>{ item.id }</bdi>
					) }
				</span>
			),
		},
		{
			id: 'owner',
			label: __( 'From', 'atelier' ),
			type: 'text',
			elements: owners,
			filterBy: { operators: [ 'isAny', 'isNone' ] },
			getValue: ( { item } ) => ownerLabel( item ),
			render: ( { item } ) => <>{ ownerLabel( item ) }</>,
			sort: ( one, other, direction ) =>
				( direction === 'asc' ? 1 : -1 ) *
				( rankOf( one ) - rankOf( other ) ||
					ownerLabel( one ).localeCompare( ownerLabel( other ) ) ||
					other.documents - one.documents ),
		},
		{
			id: 'state',
			label: __( 'Status', 'atelier' ),
			type: 'text',
			elements: [
				{
					value: 'gone',
					label: __( 'Of plugins that are gone', 'atelier' ),
				},
				{ value: 'there', label: __( 'Available', 'atelier' ) },
			],
			filterBy: { operators: [ 'is' ], isPrimary: true },
			getValue: ( { item: { isThere } } ) =>
				isThere === null ? undefined : isThere ? 'there' : 'gone',
			render: ( { item } ) => (
				<span data-gone={ item.isThere === false }>
					{ stateLabel( item ) }
				</span>
			),
		},
		{
			id: 'blocks',
			label: __( 'Blocks', 'atelier' ),
			type: 'integer',
			render: ( { item } ) => (
				<>
					{ onShow
						? numberLabel( item.blocks )
						: blocksLabel( item.blocks ) }
				</>
			),
		},
		{
			id: 'documents',
			label: __( 'Used in', 'atelier' ),
			type: 'integer',
			render: ( { item } ) =>
				onShow ? (
					<Button
						variant="link"
						aria-haspopup="dialog"
						aria-label={ sprintf(
							/* translators: 1: such as "3 documents", 2: title of a block type. */
							__( '%1$s with “%2$s”', 'atelier' ),
							documentsLabel( item.documents ),
							typeTitle( item )
						) }
						onClick={ () => onShow( item ) }
					>
						{ documentsLabel( item.documents ) }
					</Button>
				) : (
					<>{ documentsLabel( item.documents ) }</>
				),
		},
	] );

const rankOf = ( { ownerKind }: UsedType ): number =>
	OWNERS.indexOf( ownerKind );
