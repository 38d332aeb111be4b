import { Button } from '@wordpress/components';
import { useId, useRef, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { plus } from '@wordpress/icons';
import { useReordering } from '@/ui/useReordering';
import {
	DEFAULT_SHADOW,
	joinShadow,
	movePart,
	removePart,
	shadowParts,
	withPart,
	writeLayer,
} from '../../model/shadow';
import group from './PresetGroup.module.css';
import { ShadowLayerRow } from './ShadowLayerRow';
import styles from './ShadowLayers.module.css';

interface ShadowLayersProps {
	/** The stored shadow. */
	readonly css: string;
	/**
	 * Called with the whole shadow.
	 *
	 * @param step The key of the control that is dragged or typed into; null for a separate undo step.
	 */
	readonly onChange: ( css: string, step: string | null ) => void;
}

/** The layers of a shadow: each can be edited, moved and removed, except for the last one. */
export function ShadowLayers( { css, onChange }: ShadowLayersProps ) {
	const id = useId();
	const heading = useRef< HTMLHeadingElement >( null );
	const parts = shadowParts( css );
	const [ ids, setIds ] = useLayerIds( parts.length );
	const reordering = useReordering( {
		ids,
		onMove: ( layer, to ) => {
			const from = ids.indexOf( layer );
			const others = ids.filter( ( other ) => other !== layer );
			setIds( [
				...others.slice( 0, to ),
				layer,
				...others.slice( to ),
			] );
			onChange( movePart( css, from, to ), null );
		},
	} );
	const remove = ( at: number ) => {
		setIds( ids.filter( ( _layer, place ) => place !== at ) );
		onChange( removePart( css, at ), null );
		// Its row is removed together with the focused button.
		heading.current?.focus();
	};
	return (
		<section aria-labelledby={ id }>
			<div className={ group.head }>
				<h3
					ref={ heading }
					id={ id }
					tabIndex={ -1 }
					className={ group.title }
				>
					{ __( 'Shadows', 'atelier' ) }
				</h3>
				<Button
					size="small"
					icon={ plus }
					label={ __( 'Add shadow', 'atelier' ) }
					onClick={ () =>
						onChange(
							joinShadow( [ ...parts, DEFAULT_SHADOW ] ),
							null
						)
					}
				/>
			</div>
			<ul className={ styles.layers } aria-labelledby={ id }>
				{ parts.map( ( part, at ) => (
					<ShadowLayerRow
						key={ ids[ at ] ?? at }
						id={ ids[ at ] ?? '' }
						part={ part }
						position={ at + 1 }
						count={ parts.length }
						reordering={ reordering }
						onChange={ ( layer, what ) =>
							onChange(
								withPart( css, at, writeLayer( layer ) ),
								`${ at } ${ what }`
							)
						}
						onRemove={ () => remove( at ) }
					/>
				) ) }
			</ul>
		</section>
	);
}

/** Stable keys that move with the layers, so that each row keeps its state. */
function useLayerIds(
	count: number
): readonly [ readonly string[], ( ids: readonly string[] ) => void ] {
	const [ known, setKnown ] = useState< readonly string[] >( [] );
	if ( known.length === count ) {
		return [ known, setKnown ];
	}
	const last = Math.max( 0, ...known.map( Number ) );
	const ids = Array.from(
		{ length: count },
		( _none, at ) => known[ at ] ?? String( last + 1 + at )
	);
	setKnown( ids );
	return [ ids, setKnown ];
}
