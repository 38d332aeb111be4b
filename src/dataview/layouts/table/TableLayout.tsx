import { VisuallyHidden } from '@wordpress/components';
import { useRef } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { ItemShape } from '../../model';
import {
	Bone,
	expectedItems,
	SelectAll,
	useItemShape,
	useList,
	useWidth,
} from '../../parts';
import { Empty } from '../Empty';
import { ColumnHeader } from './ColumnHeader';
import { Row } from './Row';
import { widthOf } from './widthOf';
import styles from './TableLayout.module.css';

/** Items as rows, fields as columns. */
export function TableLayout() {
	const list = useList();
	const { view, data, actions, isLoading, getItemId, selectable, selection } =
		list;
	const scroller = useRef< HTMLDivElement >( null );
	const width = useWidth( scroller );
	const shape = useItemShape();
	const hasActions = actions.length > 0;
	const canSelect = actions.some(
		( { supportsBulk } ) => supportsBulk === true
	);
	const isWaiting = isLoading && data.length === 0;
	if ( data.length === 0 && ! isLoading ) {
		return <Empty />;
	}
	return (
		<div
			ref={ scroller }
			className={ styles.scroller }
			data-overflows={ ( scroller.current?.scrollWidth ?? 0 ) > width }
		>
			<table
				className={ styles.table }
				data-density={ view.layout?.density ?? 'balanced' }
				aria-busy={ isLoading }
			>
				<Head
					shape={ shape }
					hasSelection={ canSelect }
					hasActions={ hasActions }
				/>
				<tbody data-stale={ isLoading }>
					{ isWaiting
						? expectedItems( view.perPage ).map( ( at ) => (
								<SkeletonRow
									key={ at }
									shape={ shape }
									hasSelection={ canSelect }
									hasActions={ hasActions }
								/>
							) )
						: data.map( ( item ) => {
								const id = getItemId( item );
								return (
									<Row
										key={ id }
										id={ id }
										item={ item }
										shape={ shape }
										widths={ view.layout?.styles }
										selecting={
											! canSelect
												? 'none'
												: selectable.includes( id )
													? 'possible'
													: 'impossible'
										}
										isSelected={ selection.includes( id ) }
										isClickable={ list.isItemClickable(
											item
										) }
										level={
											view.showLevels
												? ( list.getItemLevel?.(
														item
													) ?? 0 )
												: 0
										}
										hasActions={ hasActions }
									/>
								);
							} ) }
				</tbody>
			</table>
		</div>
	);
}

interface HeadProps {
	readonly shape: ItemShape< unknown >;
	readonly hasSelection: boolean;
	readonly hasActions: boolean;
}

const ARIA_SORT = { asc: 'ascending', desc: 'descending' } as const;

function Head( { shape, hasSelection, hasActions }: HeadProps ) {
	const { view } = useList();
	const { title, media, description, others } = shape;
	const ariaSort = ( id: string | undefined ) =>
		id !== undefined && view.sort?.field === id
			? ARIA_SORT[ view.sort.direction ?? 'desc' ]
			: undefined;
	const stateOf = ( id: string ) => ( {
		direction:
			view.sort?.field === id ? ( view.sort.direction ?? 'desc' ) : null,
		isFiltered: ( view.filters ?? [] ).some(
			( { field } ) => field === id
		),
	} );
	const primary = title ?? description ?? media;
	const positionOf = ( at: number ): number | undefined => {
		const field = others[ at ];
		return field && ( view.fields ?? [] ).indexOf( field.id );
	};
	return (
		<thead>
			<tr>
				{ hasSelection && (
					<th
						scope="col"
						className={ `${ styles.head ?? '' } ${ styles.select ?? '' }` }
					>
						<SelectAll />
					</th>
				) }
				{ primary && (
					<th
						scope="col"
						className={ styles.head }
						style={ widthOf( view.layout?.styles, title ) }
						aria-sort={ ariaSort( primary.id ) }
					>
						<ColumnHeader
							field={ primary }
							{ ...stateOf( primary.id ) }
							part={
								title
									? 'title'
									: description
										? 'description'
										: 'media'
							}
						/>
					</th>
				) }
				{ others.map( ( field, at ) => (
					<th
						key={ field.id }
						scope="col"
						className={ styles.head }
						style={ widthOf( view.layout?.styles, field ) }
						aria-sort={ ariaSort( field.id ) }
					>
						<ColumnHeader
							field={ field }
							{ ...stateOf( field.id ) }
							before={ positionOf( at - 1 ) }
							after={ positionOf( at + 1 ) }
						/>
					</th>
				) ) }
				{ hasActions && (
					<th
						scope="col"
						className={ `${ styles.head ?? '' } ${ styles.actions ?? '' }` }
					>
						<VisuallyHidden>
							{ __( 'Actions', 'atelier' ) }
						</VisuallyHidden>
					</th>
				) }
			</tr>
		</thead>
	);
}

/** Placeholder of a row, of the same height. */
function SkeletonRow( { shape, hasSelection, hasActions }: HeadProps ) {
	const { title, media, description, others } = shape;
	return (
		<tr>
			{ hasSelection && (
				<td
					className={ `${ styles.cell ?? '' } ${ styles.select ?? '' }` }
				>
					<Bone width="16px" />
				</td>
			) }
			{ ( title || media || description ) && (
				<td
					className={ `${ styles.cell ?? '' } ${ styles.primary ?? '' }` }
				>
					<div className={ styles.item }>
						{ media && (
							<Bone width="48px" className={ styles.media } />
						) }
						<div className={ styles.words }>
							{ title && <Bone width="160px" /> }
							{ description && <Bone width="220px" /> }
						</div>
					</div>
				</td>
			) }
			{ others.map( ( { id } ) => (
				<td key={ id } className={ styles.cell }>
					<Bone width="80px" />
				</td>
			) ) }
			{ hasActions && (
				<td
					className={ `${ styles.cell ?? '' } ${ styles.actions ?? '' }` }
				>
					<Bone width="24px" />
				</td>
			) }
		</tr>
	);
}
