import { Button, Dropdown } from '@wordpress/components';
import { useId } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { reset } from '@wordpress/icons';
import { shorten } from '@/kernel/shorten';
import { DragHandle } from '@/ui/DragHandle';
import type { Reordering } from '@/ui/useReordering';
import { plainCss } from '@/features/globalStyles/index.model';
import { parseLayer, readLayer, type ShadowLayer } from '../../model/shadow';
import {
	InvalidValueMark,
	Swatch,
	useMerged,
} from '@/features/styleControls/index.records';
import { ShadowLayerFields } from './ShadowLayerFields';
import styles from './ShadowLayerRow.module.css';

interface ShadowLayerRowProps {
	readonly id: string;
	/** The layer as CSS. */
	readonly part: string;
	/** Starts at 1. */
	readonly position: number;
	readonly count: number;
	readonly reordering: Reordering;
	/** Called with the changed layer and the name of the changed property. */
	readonly onChange: ( layer: ShadowLayer, what: keyof ShadowLayer ) => void;
	readonly onRemove: () => void;
}

/** The length at which an invalid layer is cut. */
const LONGEST = 60;

/** A row that expands to the fields of a shadow layer. */
export function ShadowLayerRow( {
	id,
	part,
	position,
	count,
	reordering,
	onChange,
	onRemove,
}: ShadowLayerRowProps ) {
	const merged = useMerged();
	const layer = parseLayer( part );
	const isBroken = readLayer( part ) === null;
	const name = layer.inset
		? __( 'Inner shadow', 'atelier' )
		: __( 'Drop shadow', 'atelier' );
	const description = useId();
	const place = sprintf(
		/* translators: 1: position in a list, 2: length of the list. */
		__( 'Layer %1$d of %2$d', 'atelier' ),
		position,
		count
	);
	return (
		<li
			className={ styles.row }
			data-dragged={ reordering.dragged === id }
			style={ reordering.styleOf( id ) }
			ref={ reordering.register( id ) }
		>
			{ count > 1 && (
				<DragHandle
					label={ sprintf(
						/* translators: %d: position of a layer. */
						__( 'Reorder layer %d', 'atelier' ),
						position
					) }
					id={ id }
					movable={ reordering }
				/>
			) }
			<Dropdown
				className={ styles.layer ?? '' }
				popoverProps={ {
					placement: 'left-start',
					offset: 36,
					shift: true,
				} }
				renderToggle={ ( { isOpen, onToggle } ) => (
					<button
						type="button"
						className={ styles.toggle }
						aria-label={ name }
						aria-describedby={ description }
						aria-expanded={ isOpen }
						aria-haspopup="dialog"
						onClick={ onToggle }
					>
						<Swatch
							background={ plainCss( merged, layer.color ) }
						/>
						<span className={ styles.name }>{ name }</span>
						<span
							id={ description }
							className={ styles.state }
							aria-hidden="true"
						>
							<span className="screen-reader-text">
								{ place }
							</span>
							{ isBroken ? (
								<InvalidValueMark />
							) : (
								<span dir="ltr">
									{ `${ layer.x } ${ layer.y }` }
								</span>
							) }
						</span>
					</button>
				) }
				renderContent={ () => (
					<div
						className={ `atelier-overlay ${ styles.popover ?? '' }` }
						role="dialog"
						aria-label={ name }
					>
						{ isBroken && (
							<p className={ styles.problem }>
								{ sprintf(
									/* translators: %s: stored value of a shadow, such as "banana". */
									__(
										'“%s” isn’t a valid shadow. It’s kept until you change something here.',
										'atelier'
									),
									shorten( part, LONGEST )
								) }
							</p>
						) }
						<ShadowLayerFields
							layer={ layer }
							onChange={ onChange }
						/>
					</div>
				) }
			/>
			{ count > 1 && (
				<Button
					size="small"
					icon={ reset }
					label={ __( 'Remove', 'atelier' ) }
					description={ place }
					onClick={ onRemove }
				/>
			) }
		</li>
	);
}
