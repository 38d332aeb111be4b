import { columnsFor } from '../../model';
import { Bone, expectedItems, useItemShape, useList } from '../../parts';
import { Empty } from '../Empty';
import { Card } from './Card';
import styles from './GridLayout.module.css';

const NO_BADGES: readonly string[] = [];

/** Items as cards with their images. */
export function GridLayout() {
	const list = useList();
	const {
		view,
		data,
		previewSizes,
		isLoading,
		getItemId,
		selectable,
		selection,
	} = list;
	const shape = useItemShape();
	const columns = columnsFor( previewSizes, view.layout?.previewSize );
	if ( data.length === 0 && ! isLoading ) {
		return <Empty />;
	}
	const isWaiting = data.length === 0;
	return (
		<div className={ styles.scroller }>
			<ul
				className={ styles.grid }
				style={ { '--columns': columns } }
				aria-busy={ isLoading }
				data-stale={ isLoading && ! isWaiting }
			>
				{ isWaiting
					? expectedItems( view.perPage ).map( ( at ) => (
							<li key={ at } className={ styles.card }>
								{ shape.media && (
									<Bone className={ styles.media } />
								) }
								<div className={ styles.line }>
									<Bone width="60%" />
								</div>
							</li>
						) )
					: data.map( ( item ) => {
							const id = getItemId( item );
							return (
								<Card
									key={ id }
									id={ id }
									item={ item }
									shape={ shape }
									badges={
										view.layout?.badgeFields ?? NO_BADGES
									}
									canSelect={ selectable.includes( id ) }
									isSelected={ selection.includes( id ) }
									isClickable={ list.isItemClickable( item ) }
									level={
										view.showLevels
											? ( list.getItemLevel?.( item ) ??
												0 )
											: 0
									}
								/>
							);
						} ) }
			</ul>
		</div>
	);
}
