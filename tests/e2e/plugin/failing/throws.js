throw new Error( 'No luck' );
