import { useMemo } from '@wordpress/element';
import type { SiteFonts } from '../model/siteFonts';
import { useFamilyFaces } from './useFamilyFaces';

/** Adds the active faces to Atelier's own page while the component is mounted. */
export function useActiveFaces( active: SiteFonts[ 'active' ] | null ): void {
	useFamilyFaces(
		useMemo(
			() => ( active ? [ ...active.theme, ...active.custom ] : [] ),
			[ active ]
		)
	);
}
