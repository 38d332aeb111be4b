import { coreList, removeListed } from '@/features/documents/index.records';
import type { Template } from '../model/template';
import { LIST } from './useTemplates';

/** Deletes templates, or resets them to the theme's. */
export const removeTemplates = ( templates: readonly Template[] ) =>
	removeListed( templates, coreList( LIST ) );
