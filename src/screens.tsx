import * as screens from './app/screens';
import { collateAs } from './kernel/collation';
import {
	borrowWordsOfWordPress,
	translateChunks,
} from './platform/chunkTranslations';
import { mendFrame } from './ui/mendFrame';
import { frameMender } from './ui/visitorsPage';
import { locale } from './platform/locale';
import { takePageRequests } from './platform/pageRequests';
import { provideLoaders, provideStage } from './platform/stages';
import { LOADERS } from './platform/stages/later';

collateAs( locale() );
translateChunks();
borrowWordsOfWordPress();
takePageRequests();
frameMender.set( mendFrame );
provideLoaders( LOADERS );
provideStage( 'screens', screens );
