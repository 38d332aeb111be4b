import { useSetting } from '@/features/globalStyles/index.records';
import { isFluidByDefault } from '../../model/fontSize';

/** Whether font sizes are fluid by default. */
export const useIsFluidByTheme = (): boolean =>
	isFluidByDefault( useSetting( 'typography.fluid' ).value );
