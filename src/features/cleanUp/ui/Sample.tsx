import type { CSSProperties } from 'react';
import { shorten } from '@/kernel/shorten';
import { isSoundPreset } from '@/features/globalStyles/index.model';
import { swatchOf } from '@/features/presets/index.records';
import type { OwnPreset } from '../model/own';
import styles from './CleanUp.module.css';

/** In characters. */
const LONGEST = 60;

/** How a preset looks, where that can be shown in a small box, and its value. */
export const Sample = ( {
	group,
	preset,
}: Pick< OwnPreset, 'group' | 'preset' > ) => {
	const look = lookOf( group, preset );
	return (
		<span className={ styles.about }>
			{ look && (
				<span aria-hidden className={ styles.sample } style={ look } />
			) }
			<bdi className={ styles.quiet }>
				{ shorten( preset.value, LONGEST ) }
			</bdi>
		</span>
	);
};

function lookOf(
	group: OwnPreset[ 'group' ],
	preset: OwnPreset[ 'preset' ]
): CSSProperties | null {
	if ( group === 'color' || group === 'gradient' || group === 'duotone' ) {
		return { background: swatchOf( group, preset ) };
	}
	return group === 'shadow' && isSoundPreset( group, preset )
		? { boxShadow: preset.value }
		: null;
}
