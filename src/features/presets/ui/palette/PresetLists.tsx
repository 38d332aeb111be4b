import { useCallback } from '@wordpress/element';
import {
	useAllowsCustom,
	useLayers,
} from '@/features/globalStyles/index.records';
import {
	mergeLayers,
	type Layers,
	hasDefaults,
	type PresetOrigin,
	type SettingTarget,
} from '@/features/globalStyles/index.model';
import type { PaletteKind } from '../kinds';
import { PresetSection } from './PresetSection';

interface PresetListsProps {
	readonly kind: PaletteKind;
	readonly target: SettingTarget;
}

const ORIGINS: readonly PresetOrigin[] = [ 'theme', 'default', 'custom' ];

/** All presets of a kind, by origin. */
export function PresetLists( { kind, target }: PresetListsProps ) {
	const hasOwn = useAllowsCustom( kind, target );
	const showsDefaults = useLayers(
		useCallback(
			( layers: Layers ) =>
				hasDefaults( mergeLayers( layers ), kind, target ),
			[ kind, target ]
		)
	);
	return (
		<>
			{ ORIGINS.filter(
				( origin ) => origin !== 'default' || showsDefaults
			).map( ( origin ) => (
				<PresetSection
					key={ origin }
					kind={ kind }
					origin={ origin }
					target={ target }
					allowsCustom={ hasOwn }
				/>
			) ) }
		</>
	);
}
