import { createOwnView } from '@/features/views';
import { viewRules } from '../model/view';

export const ownViews = {
	patterns: createOwnView( 'patterns', viewRules( 'patterns' ) ),
	parts: createOwnView( 'parts', viewRules( 'parts' ) ),
};
