import * as screens from './app/screens';
import { collateAs } from './kernel/collation';
import {
	borrowWordsOfWordPress,
	translateChunks,
} from './platform/chunkTranslations';
import { locale } from './platform/locale';
import { provideLoaders, provideStage } from './platform/stages';
import { LOADERS } from './platform/stages/later';

collateAs( locale() );
translateChunks();
borrowWordsOfWordPress();
provideLoaders( LOADERS );
provideStage( 'screens', screens );
