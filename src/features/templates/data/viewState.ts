import { createOwnView } from '@/features/views';
import { VIEW_RULES } from '../model/view';

export const ownView = createOwnView( 'templates', VIEW_RULES );
