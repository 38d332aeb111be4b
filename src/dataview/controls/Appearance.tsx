import { RangeControl, SelectControl } from '@wordpress/components';
import { useId } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { arrowDown, arrowUp } from '@wordpress/icons';
import {
	ToggleGroup,
	ToggleGroupIcon,
	ToggleGroupOption,
} from '@/platform/experimental/toggleGroup';
import { columnsFor, DEFAULT_PER_PAGE, PER_PAGE_OPTIONS } from '../model';
import { useList } from '../parts';
import { DENSITIES, type Density } from '../types';
import styles from './ViewOptions.module.css';

/** Order, density or preview size, and items per page. */
export function Appearance() {
	const { view } = useList();
	const id = useId();
	return (
		<section className={ styles.section } aria-labelledby={ id }>
			<h2 className={ styles.heading } id={ id }>
				{ __( 'Appearance', 'atelier' ) }
			</h2>
			<SortControls />
			{ view.type === 'table' && <DensityControl /> }
			{ view.type === 'grid' && <PreviewSizeControl /> }
			<PerPageControl />
		</section>
	);
}

function SortControls() {
	const { view, fields, change } = useList();
	const sortable = fields.filter( ( { enableSorting } ) => enableSorting );
	if ( sortable.length === 0 ) {
		return null;
	}
	return (
		<div className={ styles.sort }>
			<SelectControl
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				label={ __( 'Sort by', 'atelier' ) }
				value={ view.sort?.field ?? '' }
				options={ [
					...( view.sort
						? []
						: [ { value: '', label: __( 'None', 'atelier' ) } ] ),
					...sortable.map( ( { id, label } ) => ( {
						value: id,
						label,
					} ) ),
				] }
				onChange={ ( field ) => change( { type: 'sort', field } ) }
			/>
			<ToggleGroup
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				isBlock
				label={ __( 'Order', 'atelier' ) }
				value={ view.sort ? ( view.sort.direction ?? 'desc' ) : '' }
				onChange={ ( direction ) => {
					if ( direction === 'asc' || direction === 'desc' ) {
						change( { type: 'sort', direction } );
					}
				} }
			>
				<ToggleGroupIcon
					value="asc"
					icon={ arrowUp }
					label={ __( 'Sort ascending', 'atelier' ) }
					disabled={ ! view.sort }
				/>
				<ToggleGroupIcon
					value="desc"
					icon={ arrowDown }
					label={ __( 'Sort descending', 'atelier' ) }
					disabled={ ! view.sort }
				/>
			</ToggleGroup>
		</div>
	);
}

const DENSITY_LABELS = {
	comfortable: () => __( 'Comfortable', 'atelier' ),
	balanced: () => __( 'Balanced', 'atelier' ),
	compact: () => __( 'Compact', 'atelier' ),
} satisfies Record< Density, () => string >;

function DensityControl() {
	const { view, change } = useList();
	return (
		<ToggleGroup
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			isBlock
			label={ __( 'Density', 'atelier' ) }
			value={ view.layout?.density ?? 'balanced' }
			onChange={ ( chosen ) =>
				DENSITIES.filter( ( density ) => density === chosen ).forEach(
					( density ) =>
						change( {
							type: 'layoutOptions',
							options: { density },
						} )
				)
			}
		>
			{ DENSITIES.map( ( density ) => (
				<ToggleGroupOption
					key={ density }
					value={ density }
					label={ DENSITY_LABELS[ density ]() }
				/>
			) ) }
		</ToggleGroup>
	);
}

/** Previews grow towards the end of the scale, so there are fewer of them in a row. */
function PreviewSizeControl() {
	const { view, previewSizes, change } = useList();
	const { min, max, hasControl } = previewSizes;
	if ( ! hasControl ) {
		return null;
	}
	const mirror = ( size: number ) => max + min - size;
	return (
		<RangeControl
			__next40pxDefaultSize
			__nextHasNoMarginBottom
			label={ __( 'Preview size', 'atelier' ) }
			value={ mirror(
				columnsFor( previewSizes, view.layout?.previewSize )
			) }
			min={ min }
			max={ max }
			withInputField={ false }
			showTooltip={ false }
			onChange={ ( size ) =>
				size !== undefined &&
				change( {
					type: 'layoutOptions',
					options: { previewSize: mirror( size ) },
				} )
			}
		/>
	);
}

function PerPageControl() {
	const { view, change } = useList();
	const hasOrder = view.sort !== undefined;
	return (
		<>
			<ToggleGroup
				__next40pxDefaultSize
				__nextHasNoMarginBottom
				isBlock
				label={ __( 'Items per page', 'atelier' ) }
				value={ view.perPage ?? DEFAULT_PER_PAGE }
				onChange={ ( perPage ) =>
					change( { type: 'perPage', perPage: Number( perPage ) } )
				}
			>
				{ PER_PAGE_OPTIONS.map( ( value ) => (
					<ToggleGroupOption
						key={ value }
						value={ value }
						label={ String( value ) }
						disabled={ ! hasOrder }
					/>
				) ) }
			</ToggleGroup>
			{ ! hasOrder && (
				<p className={ styles.help }>
					{ __( 'Choose a field to sort by first.', 'atelier' ) }
				</p>
			) }
		</>
	);
}
