window.wp = { own: 1 };
window.React = {};
window.lodash = null;
