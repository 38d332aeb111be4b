for ( const clock of document.querySelectorAll( '.atelier-e2e-clock' ) ) {
	clock.textContent = 'Clock of a script';
}
