import * as screens from './app/screens';
import {
	borrowWordsOfWordPress,
	translateChunks,
} from './platform/chunkTranslations';
import { provideLoaders, provideStage } from './platform/stages';
import { LOADERS } from './platform/stages/later';

translateChunks();
borrowWordsOfWordPress();
provideLoaders( LOADERS );
provideStage( 'screens', screens );
