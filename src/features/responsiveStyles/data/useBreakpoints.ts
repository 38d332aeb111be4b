import { store as blockEditorStore } from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';
import { useMemo } from '@wordpress/element';
import { asTree } from '@/features/globalStyles/index.model';
import {
	readBreakpoints,
	type BreakpointProblem,
	type Breakpoints,
} from '../model/breakpoints';
import { themeViewports } from './support';

/** The breakpoints in use, and the problems of invalid ones. */
export function useBreakpoints(): {
	readonly breakpoints: Breakpoints;
	readonly problems: readonly BreakpointProblem[];
} {
	const viewport = useSelect( ( select ) => {
		const { __experimentalFeatures: features } =
			select( blockEditorStore ).getSettings();
		return asTree( features ).viewport;
	}, [] );
	return useMemo( () => {
		const { breakpoints, problems } = readBreakpoints( viewport );
		return {
			breakpoints,
			problems: [
				...problems,
				...readBreakpoints( themeViewports() ).problems.filter(
					( { viewport: name } ) =>
						! problems.some(
							( problem ) => problem.viewport === name
						)
				),
			],
		};
	}, [ viewport ] );
}
