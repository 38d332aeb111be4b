import { paintOf, type SwatchGroup } from './swatchGroups';

/** Colors with their names. */
export const Swatches = ( { kind, presets }: SwatchGroup ) => (
	<ul className="atelier-book__swatches">
		{ presets.map( ( preset ) => (
			<li key={ preset.slug }>
				<div
					className="atelier-book__swatch"
					style={ { background: paintOf( kind, preset ) } }
				/>
				<span className="atelier-book__note">{ preset.name }</span>
			</li>
		) ) }
	</ul>
);
