import { useSetting } from '../../../globalStyles/index.records';
import { isFluidByDefault } from '../../model/fontSize';

/** Whether sizes that do not say it grow with the screen. */
export const useIsFluidByTheme = (): boolean =>
	isFluidByDefault( useSetting( 'typography.fluid' ).value );
